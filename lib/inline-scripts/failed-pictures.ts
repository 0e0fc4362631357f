// a picture that failed to load is marked, so that what is behind it shows
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).tagName === 'IMG') (target as HTMLImageElement).dataset.failed = ''
  },
  true,
)

export {}
