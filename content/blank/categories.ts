import type { Category } from '#model/blog/categories.ts'

export const categories: Category[] = [{ id: 'news', name: 'News', lambda: 500 }]
