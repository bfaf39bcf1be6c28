import { Plus } from 'lucide-react'
import { useState } from 'react'
import { discriminatorOf } from '#model/content/form/branches.ts'
import { emptyEntry } from '#model/content/form/empty-value.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { withArticle } from '#model/content/form/labels.ts'
import { Button } from '#ui/button.tsx'
import { useFormActions } from './form-context.ts'
import { KindChooser } from './kind-chooser.tsx'

type AddEntryProps = {
  items: JsonSchema
  entries: unknown[]
  path: string
  noun: string
}

/** Adds an entry at the end; asks for its kind if there are several. */
export function AddEntry({ items, entries, path, noun }: AddEntryProps) {
  const { idOf, insert } = useFormActions()
  const [isChoosing, setIsChoosing] = useState(false)
  const kinds = items.oneOf ?? items.anyOf ?? []
  const hasKinds = discriminatorOf(kinds) !== null

  function add(schema: JsonSchema, name: string) {
    setIsChoosing(false)
    insert(path, entries.length, emptyEntry(schema, entries), name)
  }
  const text = `Add ${withArticle(noun)}`
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        id={idOf(path, 'add')}
        onClick={() => (hasKinds ? setIsChoosing(true) : add(items, withArticle(noun)))}
      >
        <Plus aria-hidden="true" className="size-4" />
        {text}
      </Button>
      {isChoosing && (
        <KindChooser
          title={text}
          kinds={kinds}
          onPick={(kind) => add(kind, kind.title ?? noun)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
