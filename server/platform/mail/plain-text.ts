import type { MailContent } from '#model/mail/mail.ts'

/** The plain-text version of an email. */
export function plainText(content: MailContent) {
  const { heading, paragraphs, body, facts, action, afterwards } = content
  const { signature, footer, footerLinks = [], page } = content
  const last = [...(page ? [page] : []), ...footerLinks].map(({ label, url }) => `${label}: ${url}`)
  const parts = [
    heading,
    ...paragraphs,
    ...(body ? [body.text] : []),
    ...(facts ?? []).map(({ label, value }) => `${label}:\n${indented(value)}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(afterwards ?? []),
    // Mail programs take this for the start of a signature.
    `-- \n${[...(signature ? [signature, ''] : []), ...footer, ...last].join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function indented(text: string) {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
