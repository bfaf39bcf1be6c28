import { FileFacts, InvalidLines } from '#app/admin/kit/file-facts.tsx'
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
  const { fresh, samples, known, ignored, program } = preview
  const facts = [
    { label: 'new', count: fresh },
    { label: 'of them with a date of consent', count: preview.dated },
    { label: 'of them not confirmed, to be asked', count: preview.pending },
    { label: 'of them unsubscribed or undeliverable, to be kept so', count: preview.unsubscribed },
    { label: 'known here, unsubscribed there: to be unsubscribed here', count: preview.ended },
    { label: 'subscribed already', count: known.confirmed },
    { label: 'not confirmed yet', count: known.pending },
    { label: 'unsubscribed (unchanged)', count: known.unsubscribed },
    { label: 'erased (unchanged)', count: known.erased },
    { label: 'suppressed (left out)', count: known.suppressed },
    { label: 'twice in the file', count: preview.repeated },
    { label: 'not valid', count: preview.errorCount },
  ]
  return (
    <div className="grid gap-4">
      <FileFacts
        fileName={preview.fileName}
        digest={preview.digest}
        encoding={preview.encoding}
        facts={facts}
      />
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
      <InvalidLines errors={preview.errors} errorCount={preview.errorCount} />
    </div>
  )
}
