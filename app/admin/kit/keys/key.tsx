import { useKeysOn } from './screen-keys.ts'

/** The key of a shortcut beside what it does; not for screen readers, which have keys of their own. */
export function Key({ name }: { name: string }) {
  if (!useKeysOn()) return null
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <kbd className="inline-flex h-5 min-w-5 flex-none items-center justify-center rounded-small border border-strong-line px-1 font-mono text-[0.6875rem] leading-none text-soft">
        {name}
      </kbd>
    </span>
  )
}
