import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { LoginPage } from '#features/auth/login-page.tsx';
import { isLoggedIn } from '#lib/session/session.ts';
import { paths } from '#lib/paths.ts';
import { authRoute } from './roots.tsx';

const getParentRoute = () => authRoute;

/** Most people see the login first, so its code is bundled with the frame. */
const login = createRoute({
  getParentRoute,
  path: paths.auth,
  component: LoginPage,
  beforeLoad: () => {
    if (isLoggedIn()) throw redirect({ to: paths.home });
  },
});

const createAccount = createRoute({
  getParentRoute,
  path: paths.createAccount,
  component: lazyRouteComponent(() => import('#features/auth/create-account-page.tsx'), 'CreateAccountPage'),
});

const recover = createRoute({
  getParentRoute,
  path: paths.recover,
  component: lazyRouteComponent(() => import('#features/auth/recover-page.tsx'), 'RecoverPage'),
});

const resetPassword = createRoute({
  getParentRoute,
  path: paths.resetPassword,
  component: lazyRouteComponent(() => import('#features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
});

const verifyEmail = createRoute({
  getParentRoute,
  path: paths.verifyEmail,
  component: lazyRouteComponent(() => import('#features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
});

const registrationSuccess = createRoute({
  getParentRoute,
  path: paths.registrationSuccess,
  component: lazyRouteComponent(
    () => import('#features/auth/registration-feedback.tsx'),
    'RegistrationSuccessPage',
  ),
});

const registrationError = createRoute({
  getParentRoute,
  path: paths.registrationError,
  component: lazyRouteComponent(
    () => import('#features/auth/registration-feedback.tsx'),
    'RegistrationErrorPage',
  ),
});

export const authRoutes = [
  login,
  createAccount,
  recover,
  resetPassword,
  verifyEmail,
  registrationSuccess,
  registrationError,
] as const;
