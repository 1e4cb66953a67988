import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { navigationContext } from '../shared/page/navigation.ts'

/** The router of this page, whose loaders know the running navigation. */
export function browserRouter(routes: RouteObject[], hydrationData?: HydrationState): DataRouter {
  const getContext = () => new RouterContextProvider(new Map([[navigationContext, () => router.state.navigation]]))
  const router = createBrowserRouter(routes, { getContext, ...(hydrationData && { hydrationData }) })
  return router
}
