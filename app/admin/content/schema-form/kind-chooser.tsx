import { useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { kindPicture } from './kind-picture.ts'
import { groupedKinds, kindName } from './kinds.ts'

type KindChooserProps = {
  title: string
  kinds: JsonSchema[]
  onPick: (kind: JsonSchema) => void
  onClose: () => void
}

/** A searchable dialog of all kinds of entries. */
export function KindChooser({ title, kinds, onPick, onClose }: KindChooserProps) {
  const [search, setSearch] = useState('')
  const groups = groupedKinds(kinds, search)
  const first = groups[0]?.kinds[0]
  return (
    <Modal title={title} onClose={onClose} size="wide">
      <div className="grid gap-5">
        <input
          type="search"
          className="input"
          aria-label="Search by name or purpose"
          placeholder="Search by name or purpose"
          // Dialogs focus the element with `autofocus`, an attribute that React does not render.
          ref={(input) => input?.setAttribute('autofocus', '')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Do not submit the form around the dialog.
            event.preventDefault()
            if (first && search.trim() !== '') onPick(first)
          }}
        />
        <p
          role="status"
          className={groups.length === 0 ? 'max-w-[65ch] text-hint text-soft' : 'sr-only'}
        >
          {groups.length === 0
            ? `No match for “${search}”. Try another word.`
            : `${groups.reduce((sum, group) => sum + group.kinds.length, 0)} to choose from`}
        </p>
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name} className="grid gap-1.5">
            <h3 className="label text-soft">{group.name}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(68),100%),1fr))] gap-x-6">
              {group.kinds.map((kind) => (
                <li key={kindName(kind)}>
                  <button
                    type="button"
                    className="group grid size-full min-h-11 content-start gap-0.5 border-line py-3 text-left not-has-[img]:border-t"
                    onClick={() => onPick(kind)}
                  >
                    <KindPicture kind={kind} />
                    <span className="font-semibold underline-offset-[0.3em] group-hover:underline">
                      {kindName(kind)}
                    </span>
                    {kind.description && (
                      <span className="text-hint text-soft">{kind.description}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  )
}

function KindPicture({ kind }: { kind: JsonSchema }) {
  const picture = kindPicture(kind)
  if (!picture) return null
  return (
    <img
      src={picture}
      alt=""
      width={400}
      height={250}
      loading="lazy"
      className="mb-1.5 w-full rounded-small border border-line group-hover:border-ink"
    />
  )
}
