import type { ReactNode } from 'react'
import { Summary } from '#app/admin/kit/summary.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { AttachedFiles } from './attached-files.tsx'

type ReceivedMessageProps = {
  mail: Extract<LeadView['timeline'][number], { kind: 'received' }>
}

/** The text of a received mail as plain text; what it quotes is folded, and so is mail that nobody wrote by hand. */
export function ReceivedMessage({ mail }: ReceivedMessageProps) {
  const { nature, text, quoted, files, refused } = mail
  const attachments = <AttachedFiles files={files} refused={refused} />
  if (nature === 'answer') {
    return (
      <>
        {text ? <LongText>{text}</LongText> : <p className="text-soft">Without a text.</p>}
        {quoted && (
          <Folded title="Quoted text">
            <Text>{quoted}</Text>
          </Folded>
        )}
        {attachments}
      </>
    )
  }
  return (
    <>
      <p>
        <Tag tone={nature === 'bounce' ? 'late' : 'quiet'}>
          {nature === 'bounce' ? 'not delivered' : 'automatic answer'}
        </Tag>
      </p>
      {(text || quoted) && (
        <Folded title={nature === 'bounce' ? 'What the mail server wrote' : 'What it says'}>
          <Text>{[text, quoted].filter(Boolean).join('\n\n')}</Text>
        </Folded>
      )}
      {attachments}
    </>
  )
}

/** Characters of a mail that are shown at once: more fill several screens. */
const SHOWN = 6_000

function LongText({ children }: { children: string }) {
  if (children.length <= SHOWN * 1.2) return <Text>{children}</Text>
  const end = Math.max(children.lastIndexOf('\n', SHOWN), children.lastIndexOf(' ', SHOWN))
  const at = end > 0 ? end : SHOWN
  return (
    <>
      <Text>{children.slice(0, at)}</Text>
      <Folded title="The rest of this mail">
        <Text>{children.slice(at).trimStart()}</Text>
      </Folded>
    </>
  )
}

function Text({ children }: { children: string }) {
  return (
    <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere" dir="auto">
      {children}
    </p>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-soft">
      <Summary className="cursor-pointer py-1">{title}</Summary>
      <div className="mt-2 border-line border-l-2 pl-3.5">{children}</div>
    </details>
  )
}
