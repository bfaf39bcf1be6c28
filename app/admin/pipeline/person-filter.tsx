import { Form } from 'react-router'
import { HiddenValues } from '#app/admin/kit/hidden-values.tsx'
import { AssigneeField } from '#app/admin/leads/lead-fields.tsx'
import { Button } from '#ui/button.tsx'

type PersonFilterProps = {
  people: { id: string; name: string }[]
  assignee: string | undefined
  /** Parameters that the filter keeps. */
  keep?: Record<string, string>
}

/** Shows one person's leads, or those of nobody. */
export function PersonFilter({ people, assignee = '', keep = {} }: PersonFilterProps) {
  return (
    // The key resets the field when the URL changes.
    <Form key={assignee} className="flex items-end gap-2">
      <HiddenValues values={keep} />
      <AssigneeField id="pipeline-assignee" people={people} all defaultValue={assignee} />
      <Button size="sm" variant="outline" type="submit">
        Show
      </Button>
    </Form>
  )
}
