import type { ReactNode } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { subscriberStateNames } from '#model/newsletter/subscriber.ts'
import { suppressionReasonNames } from '#model/newsletter/suppressed.ts'
import type { FoundOnAddress } from '#server/features/privacy/find-address.ts'

const kinds = {
  inquiry: 'Inquiry',
  partner: 'Partner inquiry',
  application: 'Application',
  call: 'Booked call',
  email: 'email',
}

/** The stored data of an address in groups, without empty ones. */
export function FoundFacts({ found }: { found: FoundOnAddress }) {
  const { counts, leads, mails, subscriber, suppressed, messages, account, mentions } = found
  return (
    <div className="grid gap-4">
      {counts.leads > 0 && (
        <Group name={groupName(counts.leads, 'lead', counts.files, 'file')} open>
          {leads.map(({ id, kind, reference, name, status, at, files }) => (
            <Line key={id} at={at}>
              {kinds[kind]} {reference} by {name}, {status}
              {files.map((file) => (
                <span key={file.name}>, with “{file.name}”</span>
              ))}
            </Line>
          ))}
          {counts.leads > leads.length && <Rest count={counts.leads - leads.length} />}
        </Group>
      )}
      {counts.notes > 0 && (
        <p>
          {groupName(counts.notes, 'line')} of notes, replies, tags and changes; all are in the ZIP.
        </p>
      )}
      {counts.mails > 0 && (
        <Group name={`${groupName(counts.mails, 'mail')} about inquiries of others`}>
          {mails.map(({ id, subject, at }) => (
            <Line key={id} at={at}>
              {subject || 'Without a subject'}
            </Line>
          ))}
          {counts.mails > mails.length && <Rest count={counts.mails - mails.length} />}
        </Group>
      )}
      {(subscriber || suppressed) && (
        <Group name="Newsletter" open>
          {subscriber && (
            <Line at={subscriber.consentAt || subscriber.since}>
              {subscriberStateNames[subscriber.state]}
            </Line>
          )}
          {suppressed && (
            <Line at={suppressed.at}>
              Gets no issues: {suppressionReasonNames[suppressed.reason].toLowerCase()}
            </Line>
          )}
        </Group>
      )}
      {counts.messages > 0 && (
        <Group name={groupName(counts.messages, 'message')}>
          {messages.map(({ id, topic, recipient, state, at }) => (
            <Line key={id} at={at}>
              {topic} to {recipient}, {state}
            </Line>
          ))}
          {counts.messages > messages.length && <Rest count={counts.messages - messages.length} />}
        </Group>
      )}
      {counts.mentions > 0 && (
        <Group name={`${groupName(counts.mentions, 'line')} of the audit log`}>
          {mentions.map(({ id, actor, summary, at }) => (
            <Line key={id} at={at}>
              {actor}: {summary}
            </Line>
          ))}
          {counts.mentions > mentions.length && <Rest count={counts.mentions - mentions.length} />}
        </Group>
      )}
      {account && (
        <Notice>
          {account.name} signs in with this address ({account.role}). The account is not erased
          here.
        </Notice>
      )}
    </div>
  )
}

type GroupProps = { name: string; open?: boolean; children: ReactNode }

function Group({ name, open, children }: GroupProps) {
  return (
    <details open={open}>
      <Summary className="min-h-8 font-semibold">{name}</Summary>
      <ul className="border-line border-t">{children}</ul>
    </details>
  )
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-line border-b py-1.5 wrap-anywhere">
      <span>{children}</span>
      <span className="text-soft">
        <Moment at={at} />
      </span>
    </li>
  )
}

function Rest({ count }: { count: number }) {
  return (
    <li className="border-line border-b py-1.5 text-soft">
      and {count.toLocaleString('en-US')} more, all in the ZIP
    </li>
  )
}

/** "3 leads, 2 files" */
function groupName(count: number, one: string, second = 0, secondOne = '') {
  const named = (number: number, noun: string) =>
    `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
  return second > 0 ? `${named(count, one)}, ${named(second, secondOne)}` : named(count, one)
}
