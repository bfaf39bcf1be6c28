import { useEffect, useRef } from 'react'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import type { ListPreview } from '#server/features/newsletter/subscribers/preview-list.ts'

/** What is read from the lists of other programs, and what they do not say. */
const programNotes = {
  Ghost:
    'A list of Ghost’s members: the day when they signed up is taken as the day of their consent. Members who do not receive emails are kept as unsubscribed.',
  Mailchimp:
    'A list of Mailchimp: times and IP addresses of the sign-ups are taken over as proof of consent. Import its files of unsubscribed and cleaned contacts, too, so that nobody can add them again.',
  listmonk:
    'A list of listmonk: who is blocklisted or disabled is kept as unsubscribed. It does not say who never confirmed or has left one of several lists: in listmonk choose a list and its confirmed subscribers before you export.',
}

/** The preview of an import: new and known addresses, and invalid lines with reasons. */
export function PreviewFacts({ preview }: { preview: ListPreview }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const {
    digest,
    fileName,
    program,
    fresh,
    dated,
    pending,
    unsubscribed,
    samples,
    known,
    repeated,
    errors,
    errorCount,
    ignored,
  } = preview
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per file
  useEffect(() => heading.current?.focus(), [digest])
  const facts = [
    { label: 'new', count: fresh },
    { label: 'of them with a date of consent', count: dated },
    { label: 'of them not confirmed, to be asked', count: pending },
    { label: 'of them unsubscribed or undeliverable, to be kept so', count: unsubscribed },
    { label: 'subscribed already', count: known.confirmed },
    { label: 'not confirmed yet', count: known.pending },
    { label: 'unsubscribed (unchanged)', count: known.unsubscribed },
    { label: 'erased (unchanged)', count: known.erased },
    { label: 'twice in the file', count: repeated },
    { label: 'not valid', count: errorCount },
  ]
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none break-words">
        In {fileName}
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 border-line border-y py-3">
        {facts
          .filter(({ count }, index) => index === 0 || count > 0)
          .map(({ label, count }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-soft">{label}</dt>
              <dd className="font-display text-[1.5rem] leading-[1.1]">
                {count.toLocaleString('en-US')}
              </dd>
            </div>
          ))}
      </dl>
      {program && <p className="text-soft">{programNotes[program]}</p>}
      {samples.length > 0 && (
        <p className="text-soft break-words">
          New: {samples.join(', ')}
          {fresh > samples.length && ' …'}
        </p>
      )}
      {ignored.length > 0 && (
        <p className="text-soft break-words">
          What will not come along, because no email needs it: {ignored.join(', ')}.
        </p>
      )}
      {errors.length > 0 && (
        <details open={errorCount <= 10}>
          <Summary className="mb-2">
            {errorCount === 1
              ? '1 invalid line'
              : `${errorCount.toLocaleString('en-US')} invalid lines`}
            {errorCount > errors.length && `, the first ${errors.length}`}
          </Summary>
          <DataTable
            caption="Invalid lines"
            columns={['Line', 'Text', 'Problem']}
            hasLabels
            empty=""
          >
            {errors.map(({ line, text, reason }) => (
              <tr key={line}>
                <td data-label="Line">{line.toLocaleString('en-US')}</td>
                <td data-label="Text">{text || '(empty)'}</td>
                <td data-label="Problem">{reason}</td>
              </tr>
            ))}
          </DataTable>
        </details>
      )}
    </div>
  )
}
