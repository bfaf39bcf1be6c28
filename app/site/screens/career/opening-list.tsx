import { Link } from 'react-router'
import { jobPath } from '#model/paths.ts'
import type { Opening } from './read-jobs.ts'
import './career.css'

type OpeningListProps = { openings: Opening[]; words: { heading: string; lead: string } }

/** The current openings as rows; the whole row leads to the opening's page, its button to the application. */
export function OpeningList({ openings, words }: OpeningListProps) {
  return (
    <section id="current-openings" className="column py-section">
      <div className="grid items-end gap-x-16 gap-y-5 pb-12 lg:grid-cols-12 lg:pb-16">
        <h2 className="display text-title lg:col-span-7">
          {words.heading}
          <span aria-hidden="true" className="openings-count">
            {openings.length}
          </span>
        </h2>
        <p className="max-w-[42ch] text-lead text-soft lg:col-span-4 lg:col-start-9">
          {words.lead}
        </p>
      </div>
      <ul className="openings">
        {openings.map(({ slug, title, location, type, experience }) => (
          <li key={slug} className="opening">
            <h3 className="display opening-name">
              <Link to={jobPath(slug)} className="opening-link">
                {title}
              </Link>
            </h3>
            <p className="opening-experience">{experience}</p>
            <p className="label text-soft">
              {location}, {type}
            </p>
            <Link to={`${jobPath(slug)}#apply`} className="opening-apply">
              Apply<span className="sr-only"> as {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
