import type { ReactNode } from 'react'
import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { Group } from '#app/admin/content/schema-form/group.tsx'

/** Fields that belong together, below a line across the aside. */
export function AsideGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className="mt-2 border-line border-t pt-6">
      <Group {...field} isList>
        {children}
      </Group>
    </div>
  )
}
