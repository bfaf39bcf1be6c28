import { CheckField } from '#app/admin/kit/check-field.tsx'

/** Filters by leads whose next step is overdue. */
export function OverdueField({ id, isOn }: { id: string; isOn: boolean }) {
  return (
    <CheckField id={id} name="overdue" value="1" defaultChecked={isOn} className="flex-none px-1">
      Overdue
    </CheckField>
  )
}
