import { MESSAGES_ID } from '#ui/language.ts'

/** The messages that scripts show, for ui/language.ts; nothing in English. */
export function PageMessages({ messages }: { messages: Readonly<Record<string, string>> }) {
  if (Object.keys(messages).length === 0) return null
  const json = JSON.stringify(messages).replaceAll('<', '\\u003c')
  return (
    <script
      id={MESSAGES_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
