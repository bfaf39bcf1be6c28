import type { MailContent } from '#model/mail/mail.ts'

/** The mail for those who read text. */
export function plainText({ heading, paragraphs, facts, action, afterwards, footer }: MailContent) {
  const parts = [
    heading,
    ...paragraphs,
    ...(facts ?? []).map(({ label, value }) => `${label}:\n${indented(value)}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(afterwards ?? []),
    // What mail programs take for the start of a signature.
    `-- \n${footer.join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function indented(text: string) {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
