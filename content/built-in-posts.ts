import type { PostSummary } from '#model/blog/blog-schemas.ts'

/** Shown when the server's list cannot be had: the three newest sample posts. */
export const builtInPosts: PostSummary[] = [
  {
    id: 'built-in-1',
    title: 'One number for the Monday meeting',
    slug: 'one-number-for-monday',
    summary:
      'A letter to a client whose weekly report had grown to 41 charts: how to choose one number, and how to tell a bad week from an ordinary one.',
    author: 'Daniel Achterberg',
    date: '2026-11-18',
    category: 'Analytics',
    image: '/pictures/posts/one-number-for-monday.svg',
    imageAlt:
      'A single wave moving between two level lines, with one trough dipping clearly below the lower line',
    readTime: '2 min read',
  },
  {
    id: 'built-in-2',
    title: 'Before you buy an AI tool, count the questions',
    slug: 'count-the-questions-first',
    summary:
      'A pump distributor asked us for an AI assistant. We asked for ten days of tally marks first, and two thirds of the questions turned out to need no AI at all.',
    author: 'Ishaan Prakash',
    date: '2026-11-12',
    category: 'AI Strategy',
    image: '/pictures/posts/count-the-questions-first.svg',
    imageAlt:
      'Six wave trains of falling height laid side by side, the tallest two shaded more densely than the rest',
    readTime: '4 min read',
  },
  {
    id: 'built-in-3',
    title: 'Your menu is not your org chart',
    slug: 'your-menu-is-not-your-org-chart',
    summary:
      'A school furniture maker had seven menu items, one per department. We tested them with twelve people, rewrote the labels and tested again. Before and after.',
    author: 'Meher Bose',
    date: '2026-11-05',
    category: 'Design',
    image: '/pictures/posts/your-menu-is-not-your-org-chart.svg',
    imageAlt:
      'Tangled wave lines on the left half that separate into six clear parallel bands on the right',
    readTime: '5 min read',
  },
]
