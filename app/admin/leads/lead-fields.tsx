import { type ComponentProps, useId } from 'react'
import { Form } from 'react-router'
import { Key } from '#app/admin/kit/keys/key.tsx'
import { NO_ASSIGNEE, TAG_MAX } from '#model/leads/inbox.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'

type AssigneeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'name'> & {
  people: { id: string; name: string }[]
  /** For filters: adds the option "All". */
  all?: boolean
}

/** Selects the assignee of a lead. */
export function AssigneeField({ people, all = false, ...rest }: AssigneeFieldProps) {
  return (
    <SelectField {...rest} name="assignee" label="Assigned to">
      {all && <option value="">All</option>}
      <option value={NO_ASSIGNEE}>Unassigned</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type StageFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'name'> & {
  stages: { id: string; name: string }[]
  /** For filters: adds the option "All". */
  all?: boolean
}

/** Selects where an open lead stands. */
export function StageField({ stages, all = false, ...rest }: StageFieldProps) {
  return (
    <SelectField {...rest} name="stage" label="Stage">
      {all && <option value="">All</option>}
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type TagFormProps = {
  id: string
  /** The key that leads to it. */
  shortcut?: string
  /** Existing ones, to choose from. */
  tags: string[]
  onAdd: (tag: string) => void
}

/** Adds a tag with Enter, or a chosen one at once. */
export function TagForm({ id, shortcut, tags, onAdd }: TagFormProps) {
  const list = useId()
  function add(field: HTMLInputElement) {
    const tag = field.value.trim().replace(/\s+/g, ' ')
    field.value = ''
    if (tag) onAdd(tag)
  }
  return (
    <Form
      method="post"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('tag')
        if (field instanceof HTMLInputElement) add(field)
      }}
    >
      <input type="hidden" name="intent" value="add-tag" />
      <label htmlFor={id} className="flex items-center gap-2 font-semibold">
        Tag
        {shortcut && <Key name={shortcut} />}
      </label>
      <input
        id={id}
        name="tag"
        maxLength={TAG_MAX}
        list={list}
        autoComplete="off"
        placeholder="Tag, then Enter"
        className="input min-w-0"
        onInput={({ currentTarget, nativeEvent }) => {
          const isTyped = (nativeEvent as InputEvent).inputType?.startsWith('insertText')
          if (!isTyped && tags.includes(currentTarget.value)) add(currentTarget)
        }}
      />
      <datalist id={list}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <noscript>
        <Button size="sm" variant="outline" type="submit">
          Add
        </Button>
      </noscript>
    </Form>
  )
}
