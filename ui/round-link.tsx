import { ArrowUpRight } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { OutsideMark, SiteLink } from '#ui/site-link.tsx'

type RoundLinkProps = { href: string; label: string; className?: string }

/** A closing call's large round button: it rolls in, and grows into the page that it opens. */
export function RoundLink({ href, label, className }: RoundLinkProps) {
  return (
    <SiteLink
      href={href}
      unmarked
      data-grows="round"
      className={cn(
        'round-link relative isolate grid w-[clamp(--spacing(40),15vw,--spacing(56))] aspect-square content-between p-[clamp(--spacing(6),2.6vw,--spacing(10))] rounded-[50%] text-paper font-semibold leading-[1.15] transition-[scale] duration-500 before:absolute before:inset-0 before:-z-1 before:rounded-[50%] before:bg-accent before:transition-colors before:duration-300 hover:scale-[1.05] hover:before:bg-ink',
        className,
      )}
    >
      <ArrowUpRight
        aria-hidden="true"
        className="size-8 justify-self-end mt-2 me-2 mb-0 ms-0"
        strokeWidth={1.5}
      />
      <span className="pb-3">
        {label}
        <OutsideMark href={href} />
      </span>
    </SiteLink>
  )
}
