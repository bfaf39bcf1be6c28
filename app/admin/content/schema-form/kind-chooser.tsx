import { useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { JsonSchema } from './json-schema.ts'
import { groupedKinds, kindName } from './kinds.ts'

type KindChooserProps = {
  title: string
  kinds: JsonSchema[]
  onPick: (kind: JsonSchema) => void
  onClose: () => void
}

/** A searchable dialog of all kinds of entries. */
export function KindChooser({ title, kinds, onPick, onClose }: KindChooserProps) {
  const [wanted, setWanted] = useState('')
  const groups = groupedKinds(kinds, wanted)
  const first = groups[0]?.kinds[0]
  return (
    <Modal title={title} onClose={onClose} size="wide">
      <div className="schema-chooser">
        <input
          type="search"
          className="input"
          aria-label="Search by name or purpose"
          placeholder="Search by name or purpose"
          // Dialogs focus the element with `autofocus`, an attribute that React does not render.
          ref={(input) => input?.setAttribute('autofocus', '')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Do not submit the form around the dialog.
            event.preventDefault()
            if (first && wanted.trim() !== '') onPick(first)
          }}
        />
        <p role="status" className={groups.length === 0 ? 'schema-hint' : 'sr-only'}>
          {groups.length === 0
            ? `No match for “${wanted}”. Try another word.`
            : `${groups.reduce((sum, group) => sum + group.kinds.length, 0)} to choose from`}
        </p>
        {groups.map((group) => (
          <section key={group.name} aria-label={group.name} className="schema-kinds">
            <h3>{group.name}</h3>
            <ul>
              {group.kinds.map((kind) => (
                <li key={kindName(kind)}>
                  <button type="button" onClick={() => onPick(kind)}>
                    <span>{kindName(kind)}</span>
                    {kind.description && <span>{kind.description}</span>}
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
