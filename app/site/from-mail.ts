import { Outlet } from 'react-router'

/** For routes without public links: a browser gets them in its list of routes only on one of their pages. */
export default Outlet
