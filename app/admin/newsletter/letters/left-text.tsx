import { Panel } from '#app/admin/kit/panel.tsx'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import type { LetterTexts } from '#model/newsletter/letter-schemas.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { Button } from '#ui/button.tsx'
import { isSameText, keptName, textsOf } from './letter-texts.ts'

/** What this person had typed when somebody else scheduled or sent the letter; this browser has kept it. */
export function LeftText({ letter }: { letter: OpenedLetter }) {
  const { timeZone } = useSite().site
  const stored = textsOf(letter)
  const { offered, close } = useKeptChanges({
    name: keptName(useScreenPerson().id, letter.id),
    value: stored,
    version: letter.version,
    isSaved: true,
    isKnown: (value) => isSameText(stored, value),
  })
  if (!offered) return null
  const { subject, preheader, content } = offered.value as LetterTexts
  const text = [subject, preheader, content].filter(Boolean).join('\n\n')
  return (
    <Panel aria-labelledby="left-title" className="bg-raised">
      <div className="grid gap-1">
        <h2 id="left-title" className="text-section">
          Your changes from {momentText(offered.at, timeZone, 'moment')} are not part of this letter
        </h2>
        <p>
          {letter.state === 'draft'
            ? 'Your role no longer allows you to change it.'
            : 'It was scheduled or sent before they were saved.'}{' '}
          Copy what you still need.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
        <p tabIndex={0} className="mt-2 max-h-48 overflow-y-auto whitespace-pre-wrap text-soft">
          {text}
        </p>
      </div>
      <div>
        <Button size="sm" type="button" variant="danger" onClick={close}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
