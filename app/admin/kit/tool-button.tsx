import type { LucideIcon } from 'lucide-react'
import { cn } from '#ui/cn.ts'

type ToolButtonProps = {
  label: string
  icon: LucideIcon
  /** "Mod+B"; Mod is Ctrl or, on a Mac, ⌘. */
  keys?: string
  isActive?: boolean
  disabled?: boolean
  onClick: () => void
}

/** An icon button of a toolbar; its name and keys are its tooltip. */
export function ToolButton({
  label,
  icon: Icon,
  keys,
  isActive,
  disabled,
  onClick,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isActive}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys?.replace('Mod', isMac() ? 'Meta' : 'Control')}
      title={keys ? `${label} (${keysText(keys)})` : label}
      className={cn(
        'inline-flex size-9 flex-none items-center justify-center rounded-small hover:bg-raised aria-pressed:bg-ink aria-pressed:text-paper',
        disabled && 'opacity-40',
      )}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}

function keysText(keys: string) {
  return isMac()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl')
}

function isMac() {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
}
