import { answerWords } from '#model/leads/answer-time.ts'
import { clicksTexts } from '#model/newsletter/newsletter.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { SiteContent } from './site-content.ts'

type Facts = Pick<SiteContent, 'site' | 'newsletter'>

/** Content with what the settings say in its texts: the promised time, and what is counted of newsletters. What mentions neither is returned itself. */
export function withSiteWords<Value>(value: Value, { site, newsletter }: Facts): Value {
  const { t } = languageOf(site.language)
  const words = {
    '{answerTime}': answerWords(site.answer, t),
    '{newsletterClicks}': t(clicksTexts[newsletter.clicks]),
  }
  const said = (text: string) =>
    Object.entries(words).reduce((next, [name, word]) => next.replaceAll(name, word), text)
  function filled(part: unknown): unknown {
    if (typeof part === 'string') return said(part)
    if (part instanceof Date || part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) {
      const items = part.map(filled)
      return items.some((item, index) => item !== part[index]) ? items : part
    }
    const fields = Object.entries(part).map(([name, field]) => [name, filled(field)] as const)
    const isChanged = fields.some(([name, field]) => field !== Reflect.get(part, name))
    return isChanged ? Object.fromEntries(fields) : part
  }
  return filled(value) as Value
}
