import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('site/layout.tsx', [
    index('site/home/home.tsx'),
    route('vehicles', 'areas/vehicles/list.tsx'),
    route('vehicles/:ref', 'areas/vehicles/detail/detail.tsx'),
    route('events', 'areas/events/list.tsx'),
    route('events/:ref', 'areas/events/detail.tsx'),
    route(':area/:ref/contact', 'listings/contact-page.tsx'),
    route('preferences', 'preferences/preferences-page.tsx'),
    route('*', 'site/elsewhere.tsx'),
  ]),
  route('events/:ref/:occurrence.ics', 'areas/events/calendar.ts'),
  route('pins/*', 'site/pins.ts'),
] satisfies RouteConfig
