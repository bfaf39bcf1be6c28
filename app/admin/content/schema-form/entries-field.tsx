import { useContext } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { collections, type EntryKind } from '#model/content/collections.ts'
import type { EntryOption } from '#model/content/editor.ts'
import { ENTRIES_MAX } from '#model/content/entries-max.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { ChosenEntry } from './chosen-entry.tsx'
import type { FieldProps } from './field.tsx'
import { EntryOptionsContext, useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'
import { NumberControl } from './number-control.tsx'
import { PickedEntries } from './picked-entries.tsx'

type EntriesFieldProps = FieldProps & { collection: EntryKind }

/** Which entries of a collection a section shows: chosen ones, the newest, or all. */
export function EntriesField({ collection, ...field }: EntriesFieldProps) {
  const { schema, value, path } = field
  const options = useContext(EntryOptionsContext)[collection] ?? []
  const list = isFields(value) ? value : {}
  const pick = Array.isArray(list.pick) ? list.pick.map(String) : null
  const { nouns, path: collectionPath } = collections[collection]
  const newest = schema.properties?.newest ?? {}
  const max = newest.maximum ?? ENTRIES_MAX
  const rule = pick ? 'pick' : list.newest === undefined ? 'all' : 'newest'
  return (
    <Group {...field} isList>
      <ChosenEntry path={path} />
      <RuleSelect {...{ collection, path, rule, options, max }} shown={pick ?? []} />
      {rule === 'pick' && (
        <PickedEntries
          path={below(path, 'pick')}
          picked={pick ?? []}
          {...{ collection, options, max }}
        />
      )}
      {rule === 'newest' && (
        <NumberControl
          schema={newest}
          value={list.newest}
          path={below(path, 'newest')}
          name="newest"
          label={`Number of ${nouns[1]}`}
        />
      )}
      <p className="text-hint text-soft">
        {rule === 'newest' && `The first of the ${nouns[1]}, where new ones are added. `}
        {rule === 'all' && `All ${options.length}, in their order. `}
        <Link to={`${adminPaths.collections}/${collectionPath}`} className="admin-link">
          Edit the {nouns[1]}
        </Link>
      </p>
    </Group>
  )
}

type RuleSelectProps = {
  collection: EntryKind
  path: string
  rule: 'pick' | 'newest' | 'all'
  options: EntryOption[]
  max: number
  shown: string[]
}

function RuleSelect({ collection, path, rule, options, max }: RuleSelectProps) {
  const { change, idOf } = useFormActions()
  const { isReadOnly } = useFormState()
  const several = collections[collection].nouns[1]
  const values = {
    pick: { pick: options.slice(0, max).map(({ id }) => id) },
    newest: { newest: Math.min(max, 6) },
    all: {},
  }
  return (
    <select
      id={idOf(path, 'rule')}
      aria-label={`Which ${several} to show`}
      className="input select sm:max-w-80"
      value={rule}
      disabled={isReadOnly}
      onChange={({ target }) =>
        change(path, { collection, ...values[target.value as keyof typeof values] })
      }
    >
      <option value="pick">Chosen {several}</option>
      <option value="newest">The newest {several}</option>
      {max === ENTRIES_MAX && <option value="all">All {several}</option>}
    </select>
  )
}
