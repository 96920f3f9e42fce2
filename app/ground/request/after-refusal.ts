import type { ShouldRevalidateFunction } from 'react-router'

/** As `shouldRevalidate` of a page that may be outdated: after a refused press it shows what there is now, with scripts too. */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus >= 400 || defaultShouldRevalidate
