// A game of Octopus, played to its end with a client that openapi-generator made from the OpenAPI document.
//
//	TESSERA_URL=http://127.0.0.1:8080 examples/clients/go/run
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"tessera.example/client/tessera"
)

func main() {
	configuration := tessera.NewConfiguration()
	configuration.Servers[0].URL = "http://127.0.0.1:8080"
	if url := os.Getenv("TESSERA_URL"); url != "" {
		configuration.Servers[0].URL = url
	}
	client := tessera.NewAPIClient(configuration)
	ctx := context.Background()

	options := tessera.NewOctopusStart()
	options.SetSeats(3)
	options.SetSeed(11)
	start, _, err := client.OctopusAPI.OctopusStart(ctx).OctopusStart(*options).Execute()
	if err != nil {
		log.Fatal(err)
	}
	key, over, plies := start.Key, start.Over, int64(0)
	var winners []int32
	for !over {
		question := tessera.NewOctopusReplyRequest(tessera.StringAsOctopusPositionInput(&key), 1)
		question.SetSeed(plies)
		reply, _, err := client.OctopusAPI.OctopusReply(ctx).OctopusReplyRequest(*question).Execute()
		if err != nil {
			log.Fatal(err)
		}
		key, over, winners = reply.Key, reply.Over, reply.Winners
		plies++
	}

	// A refusal is typed too: the code is one of the documented constants.
	nonsense := "?"
	question := tessera.NewOctopusReplyRequest(tessera.StringAsOctopusPositionInput(&nonsense), 1)
	_, _, err = client.OctopusAPI.OctopusReply(ctx).OctopusReplyRequest(*question).Execute()
	var refused *tessera.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatalf("a key that can't be read was taken: %v", err)
	}
	problem, typed := refused.Model().(tessera.Problem)
	if !typed || problem.Code != tessera.ErrorCodeMalformedPosition {
		log.Fatalf("the refusal is no typed problem: %s", refused.Body())
	}
	fmt.Printf("Go: %d tiles placed, won by seats %v; then refused: %s\n", plies, winners, problem.Code)
}
