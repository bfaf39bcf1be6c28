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
    imageAlt: 'Ten weeks as dots on a line that stays between 28 and 58; the ninth is red',
    readTime: '3 min read',
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
    imageAlt: 'Six wave trains stand side by side, from 148 down to 24; the tallest is yellow',
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
    imageAlt: 'Eight coloured lines climb from the left to the right, from 41 in all to 78',
    readTime: '5 min read',
  },
]
