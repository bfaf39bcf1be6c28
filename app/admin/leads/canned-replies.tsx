import { type RefObject, useRef, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { useHydrated } from '#app/admin/kit/use-hydrated.ts'
import { unfilledPlaceholder } from '#model/content/reply-placeholders.ts'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import { fillPlaceholders } from '#model/mail/placeholders.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** With more canned replies there is a search. */
const SEARCH_FROM = 6

type CannedRepliesProps = {
  lead: LeadView
  field: RefObject<HTMLTextAreaElement | null>
  onInsert: () => void
}

/** Inserts a canned reply at the cursor, with its placeholders filled in. */
export function CannedReplies({ lead, field, onInsert }: CannedRepliesProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = useRef<string>(undefined)
  const isHydrated = useHydrated()
  if (!isHydrated) return null

  function choose(text: string) {
    chosen.current = fillPlaceholders(text, lead.fills)
    setOpen(false)
    // Once the dialog is closed: it gives the focus back to its button.
    setTimeout(() => {
      if (field.current && chosen.current) insert(field.current, chosen.current)
      onInsert()
    })
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        className={rowButtonClass}
        onClick={() => setOpen(true)}
      >
        Canned replies
      </Button>
      {isOpen && (
        <CannedDialog canned={lead.canned} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Inserts the address at which the visitor can book a call. */
export function BookingLink({ lead, field, onInsert }: CannedRepliesProps) {
  const page = lead.fills['booking page']
  const isHydrated = useHydrated()
  if (!page || !isHydrated) return null
  return (
    <Button
      size="sm"
      variant="outline"
      type="button"
      className={rowButtonClass}
      title={page}
      onClick={() => {
        if (field.current) insert(field.current, page)
        onInsert()
      }}
    >
      Booking link
    </Button>
  )
}

/** Selects the first placeholder that could not be filled in, so that typing replaces it. */
function insert(field: HTMLTextAreaElement, text: string) {
  const { selectionStart: start, selectionEnd: end, value } = field
  const room = REPLY_MAX - value.length + (end - start)
  field.setRangeText(text.slice(0, room), start, end, 'end')
  field.focus()
  const open = unfilledPlaceholder(text)
  const at = open ? field.value.indexOf(`{${open}}`, start) : -1
  if (open && at >= 0) field.setSelectionRange(at, at + open.length + 2)
}

type CannedDialogProps = {
  canned: LeadView['canned']
  onChoose: (text: string) => void
  onClose: () => void
}

function CannedDialog({ canned, onChoose, onClose }: CannedDialogProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const found = canned.filter(({ name, text }) =>
    words.every((word) => `${name} ${text}`.toLowerCase().includes(word)),
  )
  return (
    <Modal title="Canned replies" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) onChoose(first.text)
        }}
      >
        {canned.length >= SEARCH_FROM && (
          <TextField
            id="canned-search"
            type="search"
            label="Search"
            hint="Enter takes the first one."
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <ul className="grid">
          {found.map(({ name, text }) => (
            <li key={name} className="border-line border-b">
              <button
                type="button"
                className="grid w-full gap-0.5 rounded-small px-2 py-3 text-left hover:bg-raised"
                onClick={() => onChoose(text)}
              >
                <strong className="wrap-anywhere">{name}</strong>
                <span className="line-clamp-2 text-soft wrap-anywhere">{text}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-soft empty:hidden">
          {found.length === 0 && 'No canned reply has these words.'}
        </p>
      </form>
    </Modal>
  )
}
