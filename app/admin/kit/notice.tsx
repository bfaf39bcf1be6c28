import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

type NoticeProps = ComponentProps<'div'> & { tone?: 'info' | 'error' }

/** A highlighted message. */
export function Notice({ tone = 'info', className, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      data-notice
      className={cn(
        'border-l-4 bg-raised px-4.5 py-3.5 font-semibold',
        tone === 'error' ? 'border-alarm text-alarm' : 'border-well',
        className,
      )}
    />
  )
}
