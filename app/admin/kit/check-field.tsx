import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

type CheckFieldProps = ComponentProps<'input'> & { children: ReactNode }

/** A checkbox with a label, which gets the `className`. */
export function CheckField({ className, children, ...input }: CheckFieldProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}

type RadioFieldProps = ComponentProps<'input'> & { title: string; line: string }

/** A radio button with a title and a line of explanation. */
export function RadioField({ title, line, ...input }: RadioFieldProps) {
  return (
    <label className="flex cursor-pointer gap-3 border-line py-2.5 not-first-of-type:border-t">
      <input {...input} type="radio" className="mt-0.5" />
      <span className="grid">
        <span className="font-semibold">{title}</span>
        <span className="text-soft">{line}</span>
      </span>
    </label>
  )
}
