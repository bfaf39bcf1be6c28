// React looks here when it is first loaded and is many times slower otherwise; main.ts imports this first.
process.env.NODE_ENV ||= 'production'
