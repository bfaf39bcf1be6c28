import { Plus } from 'lucide-react'
import type { Picture } from '#model/content/picture.ts'
import { classes } from '#ui/classes.ts'
import { Image } from '#ui/image.tsx'

type TopicProps = {
  /** Begins the ids of its parts. */
  name: string
  number: number
  title: string
  description: string
  points?: string[] | undefined
  picture?: Picture | undefined
  open: boolean
  onToggle: () => void
}

/** One topic: a button in a heading, and what it opens (APG accordion). */
export function Topic(props: TopicProps) {
  const { name, number, title, description, points, picture, open, onToggle } = props
  return (
    <div className={classes('topic', open && 'topic-open')}>
      <h3>
        <button
          type="button"
          id={`${name}-button`}
          aria-expanded={open}
          aria-controls={`${name}-panel`}
          onClick={onToggle}
          className="column topic-button"
        >
          <span aria-hidden="true" className="label">
            {number}
          </span>
          <span className="display topic-title">{title}</span>
          <Plus aria-hidden="true" strokeWidth={1.25} className="needs-script topic-sign" />
        </button>
      </h3>
      <section
        id={`${name}-panel`}
        aria-labelledby={`${name}-button`}
        data-closed={!open || undefined}
        className="column topic-panel"
      >
        <div className="topic-words">
          <p className="text-lead">{description}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
        {picture && (
          <div className="topic-picture">
            <Image {...picture} className="rounded-card" />
          </div>
        )}
      </section>
    </div>
  )
}
