import { cn } from '#ui/cn.ts'
import { useKeysOn } from './screen-keys.ts'

/** The key of a shortcut beside what it does; not for screen readers, which have keys of their own. */
export function Key({ name, isOnInk = false }: { name: string; isOnInk?: boolean }) {
  if (!useKeysOn()) return null
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden max-md:hidden">
      <kbd
        className={cn(
          'inline-flex h-5 min-w-5 flex-none items-center justify-center rounded-small border px-1 font-mono text-[0.6875rem] leading-none whitespace-nowrap',
          isOnInk ? 'border-current' : 'border-strong-line text-soft',
        )}
      >
        {name}
      </kbd>
    </span>
  )
}
