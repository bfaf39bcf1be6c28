import { cn } from '#ui/cn.ts'
import { More } from './more.tsx'
import type { ChannelLayoutProps } from './schema.ts'

type WordsProps = Pick<ChannelLayoutProps, 'paragraphs' | 'link'> & { small?: boolean }

/** What there is to say, and where it goes on. */
export function Words({ paragraphs, link, small }: WordsProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={cn('max-w-[58ch]', small && 'text-small')}>
          {paragraph}
        </p>
      ))}
      <More link={link} />
    </>
  )
}
