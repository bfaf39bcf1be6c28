import type { Emails } from '#model/content/emails.ts'
import type { Site } from '#model/content/site.ts'
import { translationOf } from '#model/language/translation-of.ts'
import type { MailContent } from '#model/mail/mail.ts'
import { fillPlaceholders } from '#model/mail/placeholders.ts'
import { CONFIRM_WITHIN_DAYS, consentTextOf } from '#model/newsletter/newsletter.ts'
import { paths } from '#model/paths.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { splitParagraphs } from '#server/platform/mail/split-paragraphs.ts'

export type Settings = { site: Site; emails: Emails; siteUrl: string | null }

/** The email that asks for a confirmation. It says where an address came from that an editor or an import added. */
export function confirmContent(
  { site, emails: { confirmation: texts }, siteUrl }: Settings,
  { consent_source, consent_version }: Pick<SubscriberRow, 'consent_source' | 'consent_version'>,
  key: string,
): MailContent {
  const values = {
    agency: site.name,
    days: String(CONFIRM_WITHIN_DAYS),
    source: consent_source ?? '',
  }
  const fill = (text: string) => fillPlaceholders(text, values)
  const text = consent_source === null ? texts.text : texts.textIfAdded
  const language = languageOf(site.language)
  const { tag, direction } = language
  const consent = consentTextOf(consent_version) ?? ''
  return {
    language: { tag, direction },
    subject: fill(texts.subject),
    preview: fill(texts.preview),
    heading: fill(texts.heading),
    paragraphs: [...splitParagraphs(text).map(fill), translationOf(consent, language)].filter(
      Boolean,
    ),
    action: { label: texts.button, url: `${siteUrl}${paths.confirmSubscription}?key=${key}` },
    afterwards: splitParagraphs(texts.closing).map(fill),
    footer: [footerOf(site)],
  }
}

export function welcomeContent(
  { site, emails, siteUrl }: Settings,
  subscriber: Pick<SubscriberRow, 'consent_source'>,
  key: string,
): MailContent {
  const { welcome: texts } = emails
  const fill = (text: string) => fillPlaceholders(text, { agency: site.name })
  return {
    subject: fill(texts.subject),
    preview: fill(texts.preview),
    heading: fill(texts.heading),
    paragraphs: splitParagraphs(texts.text).map(fill),
    action: { label: texts.button, url: `${siteUrl}${site.parts.blog ? paths.blog : ''}` },
    ...subscriptionFooter({ site, emails, siteUrl }, subscriber, key),
  }
}

/** Who writes, why the recipient gets it, and the links that change and end it. */
export function subscriptionFooter(
  { site, emails, siteUrl }: Settings,
  { consent_source: source }: Pick<SubscriberRow, 'consent_source'>,
  key: string,
) {
  const { reason, reasonIfAdded } = emails.welcome
  const { tag, direction, t } = languageOf(site.language)
  const values = { agency: site.name, source: source ?? '' }
  return {
    language: { tag, direction },
    footer: [footerOf(site), fillPlaceholders(source === null ? reason : reasonIfAdded, values)],
    footerLinks: [
      {
        label: t('Choose what you get'),
        url: `${siteUrl}${paths.preferences}?key=${key}`,
      },
      { label: t('Unsubscribe'), url: `${siteUrl}${paths.unsubscribe}?key=${key}` },
    ],
  }
}

function footerOf({ name, address }: Site) {
  return `${name}, ${address.join(', ')}`
}
