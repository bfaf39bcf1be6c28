import { type Icon, ToggleButton } from './toggle-button.tsx'

type ToggleGroupProps<Value> = {
  label: string
  options: readonly { value: Value; name: string; icon: Icon }[]
  /** The option that is on; null for none. */
  current: Value | null
  onChange: (value: Value) => void
}

/** Buttons with icons, of which one is on. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, options, current, onChange } = props
  return (
    <fieldset aria-label={label} className="flex gap-1">
      {options.map(({ value, name, icon }) => (
        <ToggleButton
          key={value}
          label={name}
          icon={icon}
          isPressed={value === current}
          onPress={() => onChange(value)}
        />
      ))}
    </fieldset>
  )
}
