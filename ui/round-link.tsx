import { ArrowUpRight } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { OutsideMark, SiteLink } from '#ui/site-link.tsx'

type RoundLinkProps = { href: string; label: string; className?: string }

/** A closing call's large round button. */
export function RoundLink({ href, label, className }: RoundLinkProps) {
  return (
    <SiteLink
      href={href}
      unmarked
      className={cn(
        'grid w-[clamp(--spacing(40),15vw,--spacing(56))] aspect-square content-between p-[clamp(--spacing(6),2.6vw,--spacing(10))] rounded-[50%] bg-accent text-paper font-semibold leading-[1.15] [transition:background-color_300ms_var(--ease-swing),scale_500ms_var(--ease-swing)] hover:bg-ink hover:scale-[1.05]',
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
