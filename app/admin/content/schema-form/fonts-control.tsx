import { isFields } from '#model/content/form/json-schema.ts'
import { isVariable, type OwnFonts } from '#model/theme/own-fonts.ts'
import type { FieldProps } from './field.tsx'
import { FontRow, type OwnFontRole } from './font-row.tsx'
import { useFormActions } from './form-context.ts'
import { Group } from './group.tsx'

/** Fonts that are uploaded for titles and texts. */
export function FontsControl(field: FieldProps) {
  const fonts: OwnFonts = isFields(field.value) ? field.value : {}
  const { change } = useFormActions()
  const hasBold = fonts.bold || (fonts.text && !isVariable(fonts.text))
  const roles: OwnFontRole[] = hasBold ? ['display', 'text', 'bold'] : ['display', 'text']
  return (
    <Group {...field}>
      <ul className="grid gap-2">
        {roles.map((role) => (
          <FontRow
            key={role}
            role={role}
            id={`${field.path}-${role}`}
            font={fonts[role]}
            onChange={(font) => {
              const { [role]: _, ...others } = fonts
              change(field.path, font ? { ...others, [role]: font } : others)
            }}
          />
        ))}
      </ul>
    </Group>
  )
}
