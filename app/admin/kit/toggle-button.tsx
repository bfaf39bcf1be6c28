import type { ComponentType, SVGProps } from 'react'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

type ToggleButtonProps = {
  label: string
  icon: Icon
  isPressed: boolean
  onPress: () => void
}

/** A button with an icon that is on or off. */
export function ToggleButton({ label, icon: Icon, isPressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-small text-soft hover:bg-raised hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
