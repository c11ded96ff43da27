import { configure } from '@testing-library/react/pure';
import { patience } from './patience.ts';

export * from '@testing-library/react/pure';

// What `waitFor` and the `findBy…` wait at most.
configure({ asyncUtilTimeout: patience });
