import type { ShouldRevalidateFunction } from 'react-router'

/*
 * As `shouldRevalidate` of a page that may be outdated: with scripts, too, it shows what there is now when a press was
 * refused. React Router would leave it as it was.
 */

/** After every refusal. */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus >= 400 || defaultShouldRevalidate

/** Where what it is about has changed or is gone: a form that was filled in wrong keeps the version that it began with. */
export const reloadAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
