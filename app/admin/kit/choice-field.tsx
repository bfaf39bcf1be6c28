import type { ReactNode } from 'react'
import { Key } from './keys/key.tsx'
import { Menu } from './menu.tsx'

type ChoiceFieldProps = {
  id: string
  label: string
  /** The key that opens it. */
  shortcut?: string
  value: string
  options: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
  /** The form that does the same without JavaScript. */
  children?: ReactNode
}

/** A choice that applies at once. Unlike in a select, the arrow keys of its list change nothing before Enter. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, label, shortcut, value, options, onChoose, children } = props
  const current = options.find((option) => option.id === value)?.name ?? ''
  return (
    <div className="grid gap-1.5">
      <span className="flex items-center gap-2 font-semibold [@media(scripting:none)]:hidden">
        {label}
        {shortcut && <Key name={shortcut} />}
      </span>
      <Menu
        id={id}
        label={`${label}: ${current}`}
        className="input select truncate text-start"
        items={options.map((option) => ({
          label: option.name,
          isChosen: option.id === value,
          onSelect: () => option.id !== value && onChoose(option.id),
        }))}
      >
        {current}
      </Menu>
      {children && <noscript>{children}</noscript>}
    </div>
  )
}
