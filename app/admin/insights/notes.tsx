import { dayName } from '#app/admin/kit/charts/day-name.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { NOTE_MAX } from '#model/insights/note-schema.ts'
import type { InsightsShown } from '#server/features/insights/show-insights.ts'
import { TextField } from '#ui/text-field.tsx'

type Note = InsightsShown['notes'][number]

type NotesProps = { notes: Note[]; today: string; mayChange: boolean }

/** What happened in the period, as marked in the chart. */
export function Notes({ notes, today, mayChange }: NotesProps) {
  if (notes.length === 0 && !mayChange) return null
  return (
    <section className="grid content-start gap-3" aria-labelledby="notes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="notes" className="text-section">
          Notes
        </h2>
        {mayChange && (
          <FormDialogButton
            label="Add note"
            aria-label="Add note to the time line"
            title="Add note"
            submit="Add note"
            values={{ intent: 'addNote' }}
          >
            <NoteFields id="new" day={today} text="" />
          </FormDialogButton>
        )}
      </div>
      {notes.length === 0 ? (
        <p className="text-soft">
          A note marks in the chart what may explain a change, such as new prices.
        </p>
      ) : (
        <ul className="grid">
          {notes.map((note, index) => (
            <li
              key={note.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b"
            >
              <span
                aria-hidden="true"
                className="grid size-4.5 place-items-center rounded-pill bg-ink text-hint text-paper"
              >
                {index + 1}
              </span>
              <span className="w-18 text-soft tabular-nums">{dayName(note.day, 'day')}</span>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {note.text} <span className="text-small text-soft">· {note.author}</span>
              </span>
              {mayChange && <NoteActions note={note} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NoteActions({ note: { id, day, text } }: { note: Note }) {
  return (
    <RowMenu name={text}>
      <FormDialogButton
        look="row"
        label="Edit"
        aria-label={`Edit the note “${text}”`}
        title="Edit note"
        submit="Save"
        values={{ intent: 'changeNote', id }}
      >
        <NoteFields id={id} day={day} text={text} />
      </FormDialogButton>
      <ConfirmButton
        variant="quiet"
        label="Delete"
        aria-label={`Delete the note “${text}”`}
        question={`Delete the note “${text}”?`}
        consequence="It disappears from the chart for everyone. The audit log keeps its text."
        confirm="Delete note"
        values={{ intent: 'deleteNote', id }}
      />
    </RowMenu>
  )
}

function NoteFields({ id, day, text }: { id: string; day: string; text: string }) {
  return (
    <>
      <DateField id={`note-day-${id}`} name="day" label="Day" defaultValue={day} required />
      <TextField
        id={`note-text-${id}`}
        name="text"
        label="What happened"
        defaultValue={text}
        maxLength={NOTE_MAX}
        autoComplete="off"
        required
      />
    </>
  )
}
