import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { buttonClass } from '#ui/button.tsx'
import { useNow } from './due.tsx'
import { FileDownload } from './file-download.tsx'

/** Milliseconds before a call from which joining it is the next thing to do. */
const SOON = 15 * 60_000

/** A link is to a call at a time. */
type ShownFact = { label: string; value: string; isLink?: boolean; at?: string }

/** What the visitor sent, as plain text. */
export function LeadContent({ lead }: { lead: LeadView }) {
  const { details, file, labels } = lead
  const facts: ShownFact[] = lead.facts
  const detailsLabel = lead.kind === 'application' ? labels.note : labels.details
  const fileLabel = lead.kind === 'application' ? labels.resume : labels.file
  return (
    <section aria-label="What the visitor sent" className="grid gap-4">
      {details && detailsLabel && <p className="font-semibold wrap-anywhere">{detailsLabel}</p>}
      {details && (
        <p className="max-w-[70ch] text-body whitespace-pre-wrap wrap-anywhere" dir="auto">
          {details}
        </p>
      )}
      {file && fileLabel && <p className="font-semibold wrap-anywhere">{fileLabel}</p>}
      {file && <FileDownload file={file} />}
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <Fact key={fact.label} name={fact.label} dir="auto">
              {fact.isLink ? (
                <JoinCall url={fact.value} at={fact.at ?? ''} now={lead.now} />
              ) : (
                unbroken(fact.value)
              )}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  )
}

function JoinCall({ url, at, now: first }: { url: string; at: string; now: string }) {
  const isSoon = Date.parse(at) - Date.parse(useNow(first)) < SOON
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={url}
      className={buttonClass({ size: 'sm', variant: isSoon ? 'solid' : 'outline' })}
    >
      Join call
    </a>
  )
}

/** Keeps "3:00 PM GMT+5:30" on one line. */
function unbroken(text: string) {
  return text.replaceAll(/(\d:\d\d) ([AP]M) (?=\S)/g, '$1\u00a0$2\u00a0')
}
