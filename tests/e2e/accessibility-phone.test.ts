import { testAccessibility } from './accessible.ts';

testAccessibility('phone', ['home', 'branch', 'checkout', 'status']);
