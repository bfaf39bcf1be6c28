import type { ComponentProps } from 'react'
import { useId } from 'react'
import { NO_OWNER, TAG_MAX } from '#model/inbox.ts'

type OwnerSelectProps = ComponentProps<'select'> & { people: { id: string; name: string }[] }

/** A choice of who takes care of a lead. */
export function OwnerSelect({ people, ...rest }: OwnerSelectProps) {
  return (
    <select defaultValue={NO_OWNER} {...rest} name="owner" className="input select">
      <option value={NO_OWNER}>Nobody</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

type TagInputProps = ComponentProps<'input'> & { tags: string[] }

/** A tag to be typed, with those that there are. */
export function TagInput({ tags, ...rest }: TagInputProps) {
  const list = useId()
  return (
    <>
      <input {...rest} name="tag" maxLength={TAG_MAX} className="input" list={list} required />
      <datalist id={list}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
