import { useState } from 'react'
import { useFormTools, useFormView } from './form-context.ts'
import { Group } from './group.tsx'
import { isFields } from './json-schema.ts'
import type { FieldProps } from './schema-field.tsx'
import { below } from './set-at-path.ts'

/** A picture: what it looks like, its file, and what is seen on it for those who cannot see it. */
export function PictureField(field: FieldProps) {
  const { path } = field
  const picture = isFields(field.value) ? field.value : {}
  const { idOf, change } = useFormTools()
  const src = String(picture.src ?? '')
  return (
    <Group {...field}>
      <div className="schema-picture">
        {src.startsWith('/') && <img src={src} alt="" loading="lazy" />}
        <div className="schema-picture-words">
          {/* The library plugs in here: <PicturePicker value={picture} onPick={(next) => change(path, next)} /> */}
          <div className="schema-field">
            <label className="schema-label" htmlFor={idOf(below(path, 'src'))}>
              File
            </label>
            <input
              id={idOf(below(path, 'src'))}
              className="input"
              value={src}
              onChange={(event) => change(below(path, 'src'), event.target.value)}
            />
            <Fault path={below(path, 'src')} />
          </div>
          <AltText path={path} alt={String(picture.alt ?? '')} isNew={src === ''} />
        </div>
      </div>
    </Group>
  )
}

type AltTextProps = { path: string; alt: string; isNew: boolean }

/** Required, unless somebody says that there is nothing to say. */
function AltText({ path, alt, isNew }: AltTextProps) {
  const { idOf, change } = useFormTools()
  const [isDecoration, setDecoration] = useState(!isNew && alt === '')
  const at = below(path, 'alt')
  const id = idOf(at)
  return (
    <div className="schema-field">
      <label className="schema-label" htmlFor={id}>
        What is seen
      </label>
      <textarea
        id={id}
        className="input schema-text"
        rows={2}
        value={alt}
        disabled={isDecoration}
        aria-required={!isDecoration}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(at, event.target.value)}
      />
      <p id={`${id}-hint`} className="schema-hint">
        {!isDecoration && alt.trim() === ''
          ? 'Say it in one sentence, for those who cannot see the picture.'
          : 'Read out to those who cannot see the picture.'}
      </p>
      <label className="schema-tick">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={(event) => {
            setDecoration(event.target.checked)
            if (event.target.checked) change(at, '')
          }}
        />
        Decoration only, nothing to say
      </label>
      <Fault path={at} />
    </div>
  )
}

function Fault({ path }: { path: string }) {
  const error = useFormView().errors[path]
  return error ? <p className="schema-error">{error}</p> : null
}
