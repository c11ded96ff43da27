import { Counter, Gauge, type Registry } from 'prom-client';

type Note = (value: number, labels?: Readonly<Record<string, string>>) => void;

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Notes its values, each with its labels. */
  readonly read: (note: Note) => void;
};

/** A metric that goes up and down, read when the metrics are. */
export function gauge(register: Registry, { name, help, labelNames = [], read }: Metric): void {
  const metric: Gauge = new Gauge({
    registers: [register],
    name,
    help,
    labelNames: [...labelNames],
    collect: () => {
      metric.reset();
      read((value, labels = {}) => metric.set(labels, value));
    },
  });
}

/** A metric that only grows, counted elsewhere. */
export function total(register: Registry, { name, help, labelNames = [], read }: Metric): void {
  const metric: Counter = new Counter({
    registers: [register],
    name,
    help,
    labelNames: [...labelNames],
    collect: () => {
      metric.reset();
      read((value, labels = {}) => metric.inc(labels, value));
    },
  });
}
